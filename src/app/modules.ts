import openAddressModule from './address.module.ts';
import openEvidenceModule from './evidence.module.ts';
import openExtractionModule from './extraction.module.ts';
import openJobsModule from './jobs.module.ts';
import type { OpenModule } from './module.ts';
import openOcrModule from './ocr.module.ts';
import openPintModule from './pint.module.ts';
import openRegistryModule from './registry.module.ts';

/** The parts of the service in the order they are opened; a later one may use what an earlier one gives. */
export const PARTS: readonly OpenModule[] = [
  openAddressModule,
  openRegistryModule,
  openOcrModule,
  openExtractionModule,
  openPintModule,
  openEvidenceModule,
  openJobsModule,
];
