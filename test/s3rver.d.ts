/** What the tests use of s3rver, which comes without types. */
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
