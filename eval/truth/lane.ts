import { countUnproven, type Scope } from './count.ts';

/** One lane of the truth evaluation, a process of its own: tells each fault, then its counts. */
const scope = JSON.parse(process.argv[2]!) as Scope;
const counted = await countUnproven(scope, (fault) => process.send!({ fault }));
process.send!({ counted }, undefined, undefined, () => process.exit(0));
