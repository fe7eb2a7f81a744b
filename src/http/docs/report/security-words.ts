import { type CostWords, less } from './cost-words.types.ts';

/** What attacks cost, and what a model of the payments was asked; in the order of the table. */
export const SECURITY_WORDS: Readonly<Record<string, CostWords>> = {
  'security.double_charge': less('Races for one payment that charged twice', '同じ支払いの競合による二重課金', 'races'),
  'security.stall_ms_max': less(
    'Longest wait an attack forces on others',
    '攻撃がほかの処理を待たせた最長時間',
    'attacks',
  ),
  'security.hostile_connections.rss_mb': less(
    'Memory while hostile connections are held',
    '悪意のある接続を抱えているときのメモリー',
    'connections',
  ),
  'security.cost_fuzz.worst_us_per_byte': less(
    'Work that one byte of an unpaid request causes at most',
    '未払いのリクエスト 1 バイトが生む処理の最大',
    'requests',
  ),
  'security.cost_fuzz.answer_bytes_over': less(
    'Bytes of answers beyond their limit',
    '上限を超えた応答のバイト数',
    'requests',
  ),
  'security.model.violations': less(
    'Faults in a model of payments, jobs and crashes',
    '支払い・ジョブ・停止のモデルで見つかった誤り',
    'states',
  ),
  'security.model.traces_diverged': less(
    'Walks through it on which the code did otherwise',
    'その経路のうちコードの動作が異なったもの',
    'driven',
  ),
  'security.model_contract.violations': less(
    'The same with contract wallets: faults',
    'コントラクトウォレットを含む場合の誤り',
    'states',
  ),
  'security.model_contract.traces_diverged': less(
    '… walks on which the code did otherwise',
    '…コードの動作が異なった経路',
    'driven',
  ),
};
