import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { encodeCp932 } from '../upstreams/cp932.ts';
import type { StandIn } from '../upstreams/http-stand-in.ts';

const zipped = (name: string, bytes: Uint8Array): Uint8Array =>
  zipSync({ [name]: [bytes, { mtime: new Date('2026-07-31T12:00:00') }] });

/** The three files of Japan Post with a row each, as it packs them. */
export function writePostalFiles(folder: string): void {
  const files = {
    'ken_all.zip': [
      'KEN_ALL.CSV',
      '30201,"640  ","6410044","ﾜｶﾔﾏｹﾝ","ﾜｶﾔﾏｼ","ｲﾏﾌﾞｸ","和歌山県","和歌山市","今福",0,0,1,0,0,0\r\n',
    ],
    'ken_all_rome.zip': [
      'KEN_ALL_ROME.CSV',
      '"6410044","和歌山県","和歌山市","今福","WAKAYAMA KEN","WAKAYAMA SHI","IMABUKU"\r\n',
    ],
    'jigyosyo.zip': [
      'JIGYOSYO.CSV',
      '30201,"ﾜｶﾔﾏｼﾔｸｼﾖ","和歌山市役所","和歌山県","和歌山市","七番丁","２３","6408511","640  ","和歌山中央",0,0,0\r\n',
    ],
  } as const;
  for (const [archive, [name, text]] of Object.entries(files))
    writeFileSync(join(folder, archive), zipped(name, encodeCp932(text)));
}

const TABLES: Readonly<Record<string, string>> = {
  mt_town_pref30:
    'lg_code,machiaza_id,machiaza_type,pref,city,oaza_cho,oaza_cho_kana,oaza_cho_roma,chome,chome_number,koaza\n' +
    '302015,0023001,2,和歌山県,和歌山市,今福,イマブク,Imabuku,一丁目,1,\n',
  mt_town_pos_pref30: 'lg_code,machiaza_id,rep_lon,rep_lat,rep_srid\n302015,0023001,135.166,34.216,EPSG:6668\n',
  mt_rsdtdsp_rsdt_pref30: 'lg_code,machiaza_id,blk_id,rsdt_id,blk_num,rsdt_num\n302015,0023001,001,003,1,3\n',
  mt_rsdtdsp_rsdt_pos_pref30:
    'lg_code,machiaza_id,blk_id,rsdt_id,rep_lon,rep_lat,rep_srid\n302015,0023001,001,003,135.166368,34.21679,EPSG:6668\n',
};

/** A mirror of the Address Base Registry with one house. */
export const registryMirror: StandIn = ({ path }) => {
  const name = /\/(\w+)\.csv\.zip$/.exec(path)?.[1] ?? '';
  const table = TABLES[name];
  return table === undefined ? { status: 404 } : { body: zipped(`${name}.csv`, strToU8(table)) };
};
