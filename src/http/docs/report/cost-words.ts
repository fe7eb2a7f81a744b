import { type CostWords, less } from './cost-words.types.ts';
import { SECURITY_WORDS } from './security-words.ts';

const more = (en: string, ja: string, of?: string): CostWords => ({ en, ja, better: 'higher', ...(of && { of }) });
const times = (words: CostWords): CostWords => ({ ...words, times: true });

/** In the order of the tables. */
const WORDS: Readonly<Record<string, CostWords>> = {
  'http.lookup.cpu_us': less('A validated look-up', '検証付きの照会 1 件', 'requests_per_round'),
  'http.lookup_with_logging.cpu_us': less('The same with its log line', '同上（ログ出力あり）', 'requests_per_round'),
  'http.cpu_ratio_to_bare': times(
    less('Time of a look-up against a bare server', '最小構成のサーバーに対する照会の所要時間', 'requests_per_round'),
  ),
  'http.body69mb.cpu_ms': less('A request of 70 MB, the largest there is', '最大の 70 MB のリクエスト 1 件', 'rounds'),
  'http.body69mb.max_stall_ms': less(
    'Longest wait of everybody else meanwhile',
    'その間にほかの処理が待った最長時間',
    'rounds',
  ),
  'http.body69mb.rss_ratio_to_decoded': times(
    less('Memory for it, against the decoded file', '展開後のファイルに対するメモリー使用量', 'rounds'),
  ),

  'payment.answer_402.cpu_ms': less('Naming the price (402)', '料金の提示（402）', 'calls'),
  'payment.signature.cpu_ms': less('Checking a signature', '署名の検証', 'signatures'),
  'payment.signature.ratio_to_viem': times(
    less('Time of that against viem', 'viem に対する署名検証の所要時間', 'signatures'),
  ),
  'payment.gate.cpu_ms': less('The whole payment gate, chain apart', '支払い処理の全体（チェーンを除く）', 'payments'),
  'payment.paid_call.cpu_ms': less('A paid call as a whole', '有料呼び出し 1 件の全体', 'payments'),

  'registry.number.cpu_us_p50': less('By number, usual', '番号での照会（中央値）', 'queries'),
  'registry.number.cpu_us_p99': less('By number, 99 of 100 within', '番号での照会（99% がこの時間以内）', 'queries'),
  'registry.exact_name.cpu_us_p50': less('By exact name, usual', '正確な名称での照会（中央値）', 'queries'),
  'registry.exact_name.cpu_us_p99': less(
    'By exact name, 99 of 100 within',
    '正確な名称での照会（99% がこの時間以内）',
    'queries',
  ),
  'registry.name_address.cpu_us_p50': less('By name and address, usual', '名称と住所での照会（中央値）', 'queries'),
  'registry.name_address.cpu_us_p99': less(
    'By name and address, 99 of 100 within',
    '名称と住所での照会（99% がこの時間以内）',
    'queries',
  ),
  'registry.one_error.cpu_us_p50': less('One wrong character, usual', '1 文字の誤りを含む名称（中央値）', 'queries'),
  'registry.one_error.cpu_us_p99': less(
    'One wrong character, 99 of 100 within',
    '1 文字の誤りを含む名称（99% がこの時間以内）',
    'queries',
  ),
  'registry.one_error_address.cpu_us_p50': less(
    'One wrong character and an address, usual',
    '1 文字の誤りと住所（中央値）',
    'queries',
  ),
  'registry.one_error_address.cpu_us_p99': less(
    'One wrong character and an address, 99 of 100 within',
    '1 文字の誤りと住所（99% がこの時間以内）',
    'queries',
  ),
  'registry.two_errors.cpu_us_p50': less('Two wrong characters, usual', '2 文字の誤りを含む名称（中央値）', 'queries'),
  'registry.two_errors.cpu_us_mean': less('Two wrong characters, mean', '2 文字の誤りを含む名称（平均）', 'queries'),
  'registry.two_errors.cpu_us_p99': less(
    'Two wrong characters, 99 of 100 within',
    '2 文字の誤りを含む名称（99% がこの時間以内）',
    'queries',
  ),
  'registry.inside.cpu_us_p50': less('A word inside the name, usual', '名称の途中の語（中央値）', 'queries'),
  'registry.inside.cpu_us_p99': less(
    'A word inside the name, 99 of 100 within',
    '名称の途中の語（99% がこの時間以内）',
    'queries',
  ),
  'registry.part.cpu_us_p50': less('Part of the name, usual', '名称の一部（中央値）', 'queries'),
  'registry.part.cpu_us_p99': less('Part of the name, 99 of 100 within', '名称の一部（99% がこの時間以内）', 'queries'),
  'registry.http_ratio_to_bare.number': times(
    less('Over HTTP by number, against a bare server', '番号での照会（HTTP 経由、最小構成のサーバー比）', 'companies'),
  ),
  'registry.http_ratio_to_bare.exact_name': times(
    less(
      'Over HTTP by exact name, against a bare server',
      '正確な名称での照会（HTTP 経由、最小構成のサーバー比）',
      'companies',
    ),
  ),
  'registry.http_ratio_to_bare.name_address': times(
    less(
      'Over HTTP by name and address, against a bare server',
      '名称と住所での照会（HTTP 経由、最小構成のサーバー比）',
      'companies',
    ),
  ),
  'registry.http_ratio_to_bare.number.distinct': times(
    less('… each number asked once', '…同じ番号を二度照会しない場合', 'companies'),
  ),
  'registry.http_ratio_to_bare.exact_name.distinct': times(
    less('… each name asked once', '…同じ名称を二度照会しない場合', 'companies'),
  ),
  'registry.http_ratio_to_bare.name_address.distinct': times(
    less('… each name and address asked once', '…同じ名称と住所を二度照会しない場合', 'companies'),
  ),
  'registry.start_ms': less('Opening both registries at start', '起動時に公表情報を開く時間', 'companies'),
  'registry.idle.rss_mb': less('Memory of the idle server', '待機中のサーバーのメモリー', 'companies'),
  'registry.build.cpu_s': less(
    'Building both registries from the official files',
    '公式ファイルからの全件構築',
    'companies',
  ),
  'registry.build.peak_rss_mb': less('Memory while building', '構築中のメモリー', 'companies'),
  'registry.build.size_mb': less('Size on disk', 'ディスク上の大きさ', 'companies'),
  'registry.diff18k.apply_s': less('Applying the largest day of changes', '最大の 1 日分の差分の適用', 'rows'),
  'registry.fold.cpu_s': less(
    'Merging the changes into the data file',
    '差分をデータファイルへまとめる処理',
    'companies',
  ),

  'address.per_s': more('Addresses normalised each second', '1 秒間に正規化できる住所', 'inputs'),
  'address.ratio_to_peer': times(more('Faster than Geolonia’s program', 'Geolonia のプログラムに対する速さ', 'inputs')),
  'address.ratio_to_peer.cold': times(
    more('The same while that one reads its data for the first time', '同上（相手がデータを初めて読む場合）', 'inputs'),
  ),
  'address.ratio_to_peer.steady': times(
    more('The same where that one is asked the same again', '同上（相手に同じ住所を繰り返した場合）', 'inputs'),
  ),
  'address.cpu_us_p50': less('One address, usual', '住所 1 件（中央値）', 'inputs'),
  'address.cpu_us_p99': less('One address, 99 of 100 within', '住所 1 件（99% がこの時間以内）', 'inputs'),
  'address.hostile_ms_max': less('The worst of texts made to be slow', '処理を遅らせるための文字列での最長', 'inputs'),
  'address.compile_s': less('First use: making the data', '初回のデータ作成'),
  'address.load_ms': less('Opening the data', 'データを開く時間', 'towns'),
  'address.load_ms.full': less('Opening the larger data', '大きいデータを開く時間', 'towns'),
  'address.rss_mb': less('Memory', 'メモリー', 'towns'),
  'address.rss_mb.full': less('Memory with the larger data', '大きいデータでのメモリー', 'towns'),

  'ocr.real.cpu_ms_per_page': less('A real page, all steps', '実物のページ 1 枚（全工程）', 'pages'),
  'ocr.cpu_ms_per_page': less('A generated page, all steps', '自動生成したページ 1 枚（全工程）', 'pages'),
  'ocr.child_rss_mb': less('Memory of a reading process', '読み取りプロセスのメモリー', 'pages'),
  'extraction.cpu_ms': less('From lines to fields', '行から項目への読み取り', 'documents'),

  'pint.cpu_ms.10k': less('An invoice of 10 kB', '10 kB の請求書', 'runs'),
  'pint.cpu_ms.500k': less('An invoice of 500 kB', '500 kB の請求書', 'runs'),
  'pint.cpu_ms.5m': less('An invoice of 5 MB, the largest allowed', '5 MB の請求書（上限）', 'runs'),
  'pint.growth_5m_over_500k': times(less('Ten times the size costs', '10 倍の大きさでかかる時間')),
  'pint.rss_added_mb': less('Memory for the largest', '最大の請求書でのメモリー'),
  'pint.hostile.cpu_ms_max': less(
    'The worst of documents made to be slow',
    '処理を遅らせるための文書での最長',
    'inputs',
  ),

  'evidence.filings.cpu_ms_p50': less('Filings of a company, usual', '提出書類の検索（中央値）', 'calls'),
  'evidence.filings.cpu_ms_p99': less(
    'Filings of a company, 99 of 100 within',
    '提出書類の検索（99% がこの時間以内）',
    'calls',
  ),
  'evidence.snapshot.cpu_ms': less('Filing snapshot of a company', '提出状況の要約', 'calls'),
  'evidence.snapshot.cpu_ms_p99': less(
    'Filing snapshot, 99 of 100 within',
    '提出状況の要約（99% がこの時間以内）',
    'calls',
  ),
  'evidence.import.cpu_s': less('Indexing ten years of filings', '10 年分の提出書類の索引作成', 'rows'),
  'evidence.import.cpu_us_per_row': less('The same for each filing', '同上（書類 1 件あたり）', 'rows'),

  'batch.cpu_ms_per_item_overhead': less(
    'What a job adds to each item',
    'ジョブ化による 1 件あたりの追加時間',
    'items',
  ),
  'batch.company_job_cpu_ms': less('A job of 1,000 companies', '1,000 社のジョブ', 'items'),
  'batch.two_nodes_ratio': times(
    more('Two nodes against one', '1 台に対する 2 台の処理量', 'calls_per_node_and_phase'),
  ),

  'soak.lost': less('Paid answers that were lost', '支払ったのに失われた応答', 'load_seconds'),
  'soak.double_charged': less('Calls charged twice', '二重に課金された呼び出し', 'load_seconds'),
  'soak.unpaid_results': less('Results delivered without payment', '未払いのまま渡された結果', 'load_seconds'),
  'soak.attacked_p99_ratio': times(
    less(
      'Waiting time of those who pay while others attack (99 of 100)',
      '攻撃を受けている間の利用者の待ち時間（99 パーセンタイル）',
      'load_seconds',
    ),
  ),
  ...SECURITY_WORDS,
  'start.cpu_s': less('Work until the port answers', 'ポートが応答するまでの処理', 'runs'),
  'start.ready_cpu_s': less('Work until everything is loaded', 'すべて読み込むまでの処理', 'runs'),
  'package.production_mb': less('A production install, for this platform', '本番用のインストール（この環境の分）'),
  'package.production_with_other_platforms_mb': less(
    'The same with what npm brings for other platforms',
    '同上（npm がほかの環境の分も含めて入れる量）',
  ),
  'package.image_mb': less('The container image, compressed', 'コンテナーイメージ（圧縮後）'),
  'package.image_unpacked_mb': less('The container image, unpacked', 'コンテナーイメージ（展開後）'),
  'package.image_own_mb': less('Our part of the image, compressed', 'イメージのうち本サービスの分（圧縮後）'),
  'package.client_kb': less('The TypeScript client, one file', 'TypeScript のクライアント（1 ファイル）'),
  'package.client_packed_kb': less('The same as it is downloaded', '同上（ダウンロードする量）'),
  'package.installs_offline': more(
    'Ways to install the packed package that work without a network',
    'ネットワークなしで成功したインストール方法',
  ),
  'package.devnet_installs_offline': more(
    'The same for the local chain with play money',
    '同上（テスト通貨の開発用チェーン）',
  ),
  'agents.openapi_tokens': less('OpenAPI document of the whole service', '全体の OpenAPI 文書'),
  'agents.catalog_tokens': less('x402 catalog', 'x402 カタログ'),
  'agents.index_tokens': less('Index of the short pages', '短いページの目次'),
  'agents.endpoint_doc_tokens_max': less('Longest page of one endpoint', 'エンドポイント 1 件の最長ページ'),
  'agents.clients_that_pay': more('Stock clients that pay without a change', '変更なしで支払える標準クライアント'),
};

const stemOf = (figure: string): string => figure.split('.peer.')[0]!;

export const costWordsOf = (figure: string): CostWords | undefined => WORDS[stemOf(figure)];

export const costRankOf = (figure: string): number => {
  const place = Object.keys(WORDS).indexOf(stemOf(figure));
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
};
