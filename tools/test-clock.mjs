// Loaded with TEST_CLOCK=+400d or =2028-02-29 into every process of a test run (`JBIS_TEST_CLOCK` of tools/test.mjs; not
// by that name, which a server would refuse as no setting of its own): the whole suite on another day.
// The day moves, the clock goes on: PostgreSQL keeps the machine's day, so nothing may compare the two. Pages in the
// browser are moved along (testkit/browser.ts).
const wanted = process.env.TEST_CLOCK;
if (wanted) {
  const Real = globalThis.Date;
  const days = /^\+(\d+)d$/.exec(wanted);
  // Whole seconds: the chain of the devnet counts them by the machine's clock.
  const whole = (ms) => Math.round(ms / 1000) * 1000;
  const offset = days ? Number(days[1]) * 86_400_000 : whole(Real.parse(`${wanted}T03:00:00Z`) - startOfRun());
  const now = () => Real.now() + offset;
  class ShiftedDate extends Real {
    constructor(...args) {
      super(...(args.length === 0 ? [now()] : args));
    }
    static now() {
      return now();
    }
  }
  globalThis.Date = ShiftedDate;
}

/** One beginning for all processes of a run, so that their clocks agree. */
function startOfRun() {
  process.env.TEST_CLOCK_START ??= String(Date.now());
  return Number(process.env.TEST_CLOCK_START);
}
