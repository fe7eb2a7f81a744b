/**
 * Payments × jobs × idempotency as one state machine, small enough to be looked at whole: two buyers' requests with one
 * Idempotency-Key and one body but a payment each, two servers, a crash at any step. Each step is one change of what
 * servers share (store or chain); between two steps anything else may happen.
 */
type PaymentState = 'none' | 'claimed' | 'released' | 'settling' | 'settled';
type JobState = 'settling' | 'queued' | 'failed';

/** Where a request stands: the shared operation it does next. */
type Place =
  | 'lease'
  | 'ask'
  | 'bind'
  | 'get proven'
  | 'get'
  | 'find'
  | 'claim'
  | 'get again'
  | 'get last'
  | 'create'
  | 'move settling'
  | 'transfer'
  | 'move settled'
  | 'move released'
  | 'find again'
  | 'take over'
  | 'answered job'
  | 'answered 409'
  | 'dead';

interface RequestState {
  readonly client: number;
  readonly server: number;
  readonly at: Place;
}

export interface World {
  /** `owner`: the request whose lease is alive. */
  readonly payments: readonly { readonly state: PaymentState; readonly owner: number | null }[];
  /** Transferred on chain. */
  readonly paid: readonly boolean[];
  readonly job: { readonly payment: number; readonly state: JobState } | null;
  readonly requests: readonly RequestState[];
  readonly crashes: number;
  /** Contract wallets: the request that asks for the proof of this payment, and whether it was proven. */
  readonly asking: readonly (number | null)[];
  readonly proven: readonly boolean[];
}

export type Action =
  | { readonly kind: 'send'; readonly client: number; readonly server: number }
  | { readonly kind: 'step'; readonly request: number; readonly at: Place }
  | { readonly kind: 'crash'; readonly server: number }
  | { readonly kind: 'reconcile' }
  | { readonly kind: 'follow' };

export interface Bounds {
  readonly requestsPerClient: number;
  readonly crashes: number;
  /** The code as it was: a job that another payment made is answered, and this payment settled all the same. */
  readonly naive?: boolean;
  /** The payer is a contract wallet: facilitator and chain prove the payment before it is claimed. */
  readonly contract?: boolean;
}

const CLIENTS = [0, 1];
const SERVERS = [0, 1];

export const START: World = {
  payments: CLIENTS.map(() => ({ state: 'none', owner: null })),
  paid: [false, false],
  job: null,
  requests: [],
  crashes: 0,
  asking: [null, null],
  proven: [false, false],
};

const isOver = ({ at }: RequestState) => at === 'answered job' || at === 'answered 409' || at === 'dead';

export function actionsOf(world: World, bounds: Bounds): Action[] {
  const actions: Action[] = [];
  for (const client of CLIENTS) {
    const sent = world.requests.filter((request) => request.client === client).length;
    if (sent < bounds.requestsPerClient) for (const server of SERVERS) actions.push({ kind: 'send', client, server });
  }
  world.requests.forEach((request, i) => {
    if (!isOver(request)) actions.push({ kind: 'step', request: i, at: request.at });
  });
  if (world.crashes < bounds.crashes)
    for (const server of SERVERS)
      if (world.requests.some((request) => request.server === server && !isOver(request)))
        actions.push({ kind: 'crash', server });
  if (world.payments.some(isLeftBehind)) actions.push({ kind: 'reconcile' });
  if (followed(world) !== world) actions.push({ kind: 'follow' });
  return actions;
}

export function apply(world: World, action: Action, bounds: Bounds): World {
  switch (action.kind) {
    case 'send': {
      const { client, server } = action;
      const at = bounds.contract && !isKnown(world, client) ? 'lease' : 'get';
      return { ...world, requests: [...world.requests, { client, server, at }] };
    }
    case 'crash':
      return crash(world, action.server);
    case 'reconcile':
      return reconcile(world);
    case 'follow':
      return followed(world);
    case 'step':
      return step(world, action.request, bounds);
  }
}

/** What was proven counts while the payment is under way or bought something. */
const isKnown = ({ proven, payments }: World, p: number) =>
  proven[p]! && payments[p]!.state !== 'none' && payments[p]!.state !== 'released';

function step(world: World, i: number, { naive }: Bounds): World {
  const { client: p, at } = world.requests[i]!;
  const payment = world.payments[p]!;
  const go = (next: Place, change: Partial<World> = {}): World => ({
    ...world,
    ...change,
    requests: world.requests.map((request, n) => (n === i ? { ...request, at: next } : request)),
  });
  const become = (state: PaymentState, owner: number | null) => ({
    payments: world.payments.map((row, n) => (n === p ? { state, owner } : row)),
  });
  const isFree = payment.state === 'none' || payment.state === 'released';
  const asking = (by: number | null) => ({ asking: world.asking.map((was, n) => (n === p ? by : was)) });
  switch (at) {
    case 'lease':
      if (world.asking[p] !== null) return go('answered 409');
      return isKnown(world, p) ? go('get proven') : go('ask', asking(i));
    case 'ask':
      return go('bind');
    case 'bind':
      return go('get proven', { ...asking(null), proven: world.proven.map((was, n) => was || n === p) });
    case 'get':
    case 'get proven':
    case 'get again': {
      if (payment.state === 'settled') return go('answered job');
      if (!isFree && payment.owner !== null) return go('answered 409');
      if (payment.state === 'settling') return go('take over');
      // Nothing bought yet; after a claim that failed there is nothing to run again either.
      if (at === 'get proven') return go('claim');
      return go(at === 'get' ? 'find' : 'get last');
    }
    case 'get last':
      return go('answered 409');
    case 'find':
    case 'find again': {
      const seen = followed(world);
      const after = at === 'find' ? 'claim' : 'answered 409';
      const change = { job: seen.job };
      if (seen.job === null || seen.job.state === 'failed') return go(after, change);
      return go(seen.job.state === 'queued' ? 'answered job' : 'answered 409', change);
    }
    case 'claim':
      if (isFree || (payment.state === 'claimed' && payment.owner === null)) return go('create', become('claimed', i));
      return go('get again');
    case 'create': {
      const { job } = world;
      if (job === null || job.state === 'failed')
        return go('move settling', { job: { payment: p, state: 'settling' } });
      return go(job.payment === p || naive ? 'move settling' : 'move released');
    }
    case 'move settling':
      if (payment.state === 'claimed' && payment.owner === i) return go('transfer', become('settling', i));
      return go('answered 409');
    case 'move released':
      return go('find again', payment.owner === i ? become('released', null) : {});
    case 'take over':
      if (payment.state !== 'settling' || payment.owner !== null) return go('answered 409');
      // The chain is asked at once: what is paid is only written down.
      return go(world.paid[p] ? 'move settled' : 'transfer', become('settling', i));
    case 'transfer':
      return go('move settled', { paid: world.paid.map((was, n) => was || n === p) });
    case 'move settled':
      return go('answered job', payment.state === 'settling' ? become('settled', null) : {});
    default:
      throw new Error(`A request that is ${at} takes no step.`);
  }
}

/** Everything in the memory of that server is gone; its leases run out. */
function crash(world: World, server: number): World {
  const died = world.requests.map((request) => request.server === server && !isOver(request));
  return {
    ...world,
    crashes: world.crashes + 1,
    requests: world.requests.map((request, i) => (died[i] ? { ...request, at: 'dead' } : request)),
    payments: world.payments.map((row) => (row.owner !== null && died[row.owner] ? { ...row, owner: null } : row)),
    asking: world.asking.map((by) => (by !== null && died[by] ? null : by)),
  };
}

const isLeftBehind = ({ state, owner }: World['payments'][number]) =>
  owner === null && (state === 'claimed' || state === 'settling');

/** One pass of the reconciler: work that never came to money is released, money that was to move is moved. */
function reconcile(world: World): World {
  const settles = world.payments.map((row) => isLeftBehind(row) && row.state === 'settling');
  return {
    ...world,
    paid: world.paid.map((was, i) => was || settles[i]!),
    payments: world.payments.map((row, i) => {
      if (settles[i]) return { state: 'settled', owner: null };
      return isLeftBehind(row) ? { state: 'released', owner: null } : row;
    }),
  };
}

/** A job follows its payment. */
function followed(world: World): World {
  const { job } = world;
  if (job?.state !== 'settling') return world;
  const { state } = world.payments[job.payment]!;
  if (state === 'settled') return { ...world, job: { ...job, state: 'queued' } };
  return state === 'released' ? { ...world, job: { ...job, state: 'failed' } } : world;
}

/** What must hold in every state, and what must hold once everything has come to rest. */
export function violationOf(world: World): string | null {
  if (world.paid[0] && world.paid[1]) return 'two payments were charged for one key';
  if (world.job?.state === 'queued' && !world.paid[world.job.payment]) return 'a job runs that nobody paid';
  const answered = world.requests.some(({ at }) => at === 'answered job');
  if (answered && !world.paid.includes(true)) return 'a job was answered that nobody paid';
  if (world.requests.some((request) => !isOver(request))) return null;
  const rest = followed(reconcile(world));
  const charged = rest.paid.indexOf(true);
  if (charged >= 0 && (rest.job?.payment !== charged || rest.job.state !== 'queued')) return 'a charge bought nothing';
  return null;
}
