import { cardDataAnswer, conflictsAnswer } from '../../src/endpoints/business-card/card-data.answer.ts';
import type { ExtractedCard } from '../../src/engines/extraction/index.ts';
import type { Case } from './case.ts';
import { equal, type Scoreboard } from './score.ts';

type Expected = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Scores one card: single values after NFKC without spaces, lists as sets, phones by number and type. */
export function scoreCard(board: Scoreboard, item: Case, extracted: ExtractedCard): void {
  const card = cardDataAnswer(extracted.card);
  const expected = item.expected as Expected;
  // Writers name a field on which careful readers differ alone, with its group, or the whole group (as score.mjs skips).
  const skipped = new Set(item.expected_extra?.ambiguous ?? []);
  const actual: Record<string, Readonly<Record<string, unknown>>> = {
    person: card.person,
    organization: card.organization,
    contact: {
      emails: card.contact.emails.map((email) => email.value),
      phones: card.contact.phones.map((phone) => `${digits(phone.value)}/${phone.type}`),
      websites: card.contact.websites,
    },
    address: card.address,
    extraction: { merged: extracted.merged, conflicts: conflictsAnswer(extracted).map((conflict) => conflict.field) },
  };
  for (const [group, fields] of Object.entries(expected))
    for (const [name, want] of Object.entries(fields ?? {})) {
      if ([group, name, `${group}.${name}`].some((key) => skipped.has(key))) continue;
      const field = `card.${group}.${name}`;
      const got = actual[group]?.[name];
      if (Array.isArray(want)) {
        const list =
          name === 'phones'
            ? (want as [string, string | null, string][]).map(
                ([value, e164, type]) => `${numberOf(value, e164)}/${type}`,
              )
            : name === 'conflicts'
              ? (want as { field: string }[]).map((conflict) => conflict.field)
              : (want as string[]);
        board.addList(item.id, field, (got ?? []) as string[], list);
        continue;
      }
      const tally = board.tally(field);
      if (want === null) {
        if (got === null || got === undefined) tally.tn++;
        else {
          tally.fp++;
          board.misses.push({ id: item.id, field, got, want });
        }
      } else if (got === null || got === undefined) {
        tally.fn++;
        board.misses.push({ id: item.id, field, got, want });
      } else if (equal(name, got, want)) tally.tp++;
      else {
        tally.fp++;
        tally.fn++;
        board.misses.push({ id: item.id, field, got, want });
      }
    }
}

const digits = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/^\+81[\s-]?(?:\(0\))?/, '0')
    .replace(/\D/g, '');

/** A number printed in kanji, or whose letters stand for figures, is compared as the international one says. */
const numberOf = (value: string, international: string | null): string =>
  /[〇一二三四五六七八九O-Zl]/.test(value) && international ? digits(international) : digits(value);
