/** The parts of s3rver that the tests use; it has no types of its own. */
declare module 's3rver' {
  type Settings = {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    configureBuckets: readonly { name: string; configs: readonly string[] }[];
  };
  export default class S3rver {
    constructor(settings: Settings);
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
