import { optionalText, optionalUrl, text } from './setting.ts';

export const distributionSettings = {
  remote: optionalText({
    env: 'JBIS_DATA_REMOTE',
    doc: 'Where "jbis data push" and "jbis data pull" copy the data files: s3://BUCKET/PREFIX or a folder.',
  }),
  s3Endpoint: optionalUrl(['https://', 'http://'], {
    env: 'JBIS_S3_ENDPOINT',
    doc: 'Address of an S3-compatible store. Default: Amazon S3 in JBIS_S3_REGION.',
  }),
  s3Region: text({ env: 'JBIS_S3_REGION', doc: 'Region of the store, part of the signature.', fallback: 'us-east-1' }),
  s3AccessKey: optionalText({ env: 'JBIS_S3_ACCESS_KEY', doc: 'Access key id for the store.', secret: true }),
  s3SecretKey: optionalText({ env: 'JBIS_S3_SECRET_KEY', doc: 'Secret access key for the store.', secret: true }),
  s3SessionToken: optionalText({
    env: 'JBIS_S3_SESSION_TOKEN',
    doc: 'Session token, when the keys are temporary.',
    secret: true,
  }),
};
