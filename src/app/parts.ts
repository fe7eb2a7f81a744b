import openAddressPart from './address.part.ts';
import openEvidencePart from './evidence.part.ts';
import openExtractionPart from './extraction.part.ts';
import openJobsPart from './jobs.part.ts';
import openOcrPart from './ocr.part.ts';
import type { OpenPart } from './part.ts';
import openPintPart from './pint.part.ts';
import openRegistryPart from './registry.part.ts';

/** The parts of the service in the order they are opened; a later one may use what an earlier one gives. */
export const PARTS: readonly OpenPart[] = [
  openAddressPart,
  openRegistryPart,
  openOcrPart,
  openExtractionPart,
  openPintPart,
  openEvidencePart,
  openJobsPart,
];
