import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answered, Unanswered } from '../core/upstream.ts';
import type { PeppolClient } from '../peppol/client.ts';
import type { PeppolDirectory } from '../peppol/directory.ts';
import type { ViesClient } from '../vies/client.ts';
import { readVatAnswer } from '../vies/read-answer.ts';
import { SAMPLE_EVIDENCE_DIR } from './sample-files.ts';

interface SampleFile {
  readonly as_of: string;
  readonly vat: Readonly<Record<string, { readonly name: string; readonly address: string }>>;
  readonly participants: Readonly<Record<string, { readonly documents: readonly string[]; readonly name?: string }>>;
}

/** VIES, Peppol and its Directory out of a file of invented parties; what the file does not hold is no "no". */
export function sampleCounterparties(): {
  readonly vies: Pick<ViesClient, 'check' | 'wasInvalid'>;
  readonly peppol: Pick<PeppolClient, 'locate' | 'documentTypes' | 'endpoint'>;
  readonly directory: Pick<PeppolDirectory, 'find'>;
} {
  let loaded: SampleFile | undefined;
  const file = () => {
    loaded ??= JSON.parse(readFileSync(join(SAMPLE_EVIDENCE_DIR, 'counterparties.json'), 'utf8')) as SampleFile;
    return loaded;
  };
  const answered = <T>(value: T): Answered<T> => ({
    ok: true,
    value,
    observedAt: `${file().as_of}T00:00:00.000Z`,
    cached: false,
    sample: true,
  });
  const participantOf = ({ value }: { readonly value: string }) => file().participants[value.toLowerCase()];
  return {
    vies: {
      check: async (vatId, trader) => {
        const known = file().vat[vatId.id];
        if (!known) return NOT_IN_SAMPLE;
        const body = { countryCode: vatId.countryCode, vatNumber: vatId.number, valid: true, ...known };
        return answered(readVatAnswer(body, trader));
      },
      wasInvalid: async () => false,
    },
    peppol: {
      locate: async (participant) =>
        participantOf(participant)
          ? answered({ url: 'https://smp.sample.invalid', httpOnly: false, duplicates: false })
          : NOT_IN_SAMPLE,
      documentTypes: async (participant) =>
        answered(
          (participantOf(participant)?.documents ?? []).map((text) => {
            const [scheme = '', ...rest] = text.split('::');
            return { scheme, value: rest.join('::') };
          }),
        ),
      endpoint: async () => answered({ transportProfile: 'peppol-transport-as4-v2_0', active: true, expired: false }),
    },
    directory: {
      find: async (participant) => {
        const name = participantOf(participant)?.name;
        return answered({ listed: name !== undefined, names: name ? [name] : [] });
      },
    },
  };
}

const NOT_IN_SAMPLE: Unanswered = {
  ok: false,
  fault: 'unavailable',
  code: 'registry_sample',
  retryable: false,
  retryAfterSeconds: undefined,
};
