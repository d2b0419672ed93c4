import { ConfigError, readConfig } from '../config/config.ts';
import { newerVersion, VERSION } from '../config/version.ts';

/** `weekplate versions`: which version this is, and whether there is a newer one. */
try {
  const { releasesUrl } = readConfig(process.env);
  process.stdout.write(`This is Weekplate ${VERSION}.\n`);
  if (!releasesUrl)
    throw new ConfigError('Set RELEASES_URL to hear of newer ones: nobody is asked without it.');
  const newer = await newerVersion(releasesUrl);
  process.stdout.write(newer ? `${newer} is available.\n` : 'There is none newer.\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
