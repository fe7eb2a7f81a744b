/** Letters of titles and departments that are misread for another; believed only where a role comes of it. */
interface RoleReading {
  readonly id: string;
  readonly pattern: RegExp;
  readonly read: string;
  readonly example: readonly [printed: string, read: string];
  readonly counterExample: string;
}

export const MISREAD_ROLES: readonly RoleReading[] = [
  { id: 'in-charge', pattern: /(?<=[主担専])[仟壬]/g, read: '任', example: ['主仟', '主任'], counterExample: '仟佰' },
  { id: 'manage', pattern: /(?<=管)埋/g, read: '理', example: ['倉庫管埋部', '倉庫管理部'], counterExample: '埋立課' },
  { id: 'works', pattern: /(?<=工)[埸楊]/g, read: '場', example: ['工埸長', '工場長'], counterExample: '楊枝係' },
  {
    id: 'section',
    pattern: /[諜裸](?=長?$)/g,
    read: '課',
    example: ['総務諜長', '総務課長'],
    counterExample: '諜報員',
  },
  { id: 'business', pattern: /(?<=営)[莱芙]/g, read: '業', example: ['営莱部', '営業部'], counterExample: '東莱' },
  {
    id: 'staff',
    pattern: /(?<=社|職|役|会)貝/g,
    read: '員',
    example: ['会計職貝', '会計職員'],
    counterExample: '貝細工',
  },
];
