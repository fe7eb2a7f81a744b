/** Words that count things; used by rows, cells and prices. */
export const UNIT =
  '(?:個|コ|検体|ID|樽|膳|カット|ユーザー|アカウント|ライセンス|トン|t|㎏|リットル|ℓ|区間|番組|words?|hours?|シート|巻き|ロール|基|挺|輪|鉢|株|錠|包|面|箇|か|ケ|ヶ|点|本|枚|台|名|人|回|式|時間|h|H|ヶ月|か月|カ月|ヵ月|箇月|月|日|泊|室|席|杯|食|袋|箱|缶|冊|組|セット|件|L|l|kg|g|m|㎡|m2|m3|㎥|人日|人月|人工|部|通|脚|束|巻|匹|kWh|GB|km|ヶ所|箇所|か所|人前|皿|玉|丁|束|反|着|足|双|対|棟|戸|区画|便|往復|pcs|pc|PK|CS|BX|EA|SET|hrs?|days?|式分|ケース|パレット|PL|パック|ロット|ページ|頁|文字|語)';
const ALONE = new RegExp(`^${UNIT}$`);
export const isUnit = (text: string): boolean => ALONE.test(text);
