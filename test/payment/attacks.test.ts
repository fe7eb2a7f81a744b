import { describe, test } from 'node:test';
import { ATTACK_GROUPS } from '../../testkit/payment/attacks/index.ts';
import { makeBed } from '../../testkit/payment/bed.ts';

for (const [group, attacks] of Object.entries(ATTACK_GROUPS)) {
  describe(group, () => {
    for (const attack of attacks) {
      test(attack.name, async () => {
        const bed = await makeBed();
        try {
          await attack.run(bed);
        } finally {
          await bed.close();
        }
      });
    }
  });
}
