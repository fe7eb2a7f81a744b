import { optionalUrl } from './setting.ts';

export const addressSettings = {
  mirror: optionalUrl(['https://', 'http://'], {
    env: 'JBIS_ADDRESS_MIRROR',
    doc: 'Mirror of the official address files; "jbis import address --download" asks it for the paths of the originals.',
  }),
};
