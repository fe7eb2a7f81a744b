import type { CompaniesHouseClient } from '../../connectors/companies-house/client.ts';
import type { CompaniesHouseSnapshot } from '../../connectors/companies-house/snapshot-file.ts';
import type { Asked } from '../../connectors/core/upstream.ts';
import type { EdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import type { RegisterState } from '../../connectors/fsa/register-file.ts';
import type { Activity } from '../../connectors/gbizinfo/activity.ts';
import type { GleifNames } from '../../connectors/gleif/name-file.ts';
import type { PeppolClient } from '../../connectors/peppol/client.ts';
import type { PeppolDirectory } from '../../connectors/peppol/directory.ts';
import type { ViesClient } from '../../connectors/vies/client.ts';
import type { CacheStore } from '../../store/cache.types.ts';
import type { LimitStore } from '../../store/limits.types.ts';

/** What evidence endpoints share; every member may be missing and is then said to be. */
export interface EvidenceSources {
  readonly activity: ((corporateNumber: string) => Promise<Asked<Activity>>) | undefined;
  /** The index as it is now; it may arrive while the server runs. */
  readonly edinet: () => EdinetIndex | undefined;
  /** Names in Latin letters that GLEIF knows, when they were imported. */
  readonly gleif?: () => GleifNames | undefined;
}

export interface FilingSource {
  readonly index: () => EdinetIndex | undefined;
  readonly cache: CacheStore;
  readonly limits: LimitStore;
}

export interface RegulatedSource {
  readonly register: () => RegisterState;
  readonly listBaseUrl: string;
}

export interface CrossBorderSource {
  readonly companiesHouse: CompaniesHouseClient | undefined;
  readonly companiesHouseSnapshot: () => CompaniesHouseSnapshot | undefined;
}

export interface CounterpartySource {
  readonly vies: Pick<ViesClient, 'check' | 'wasInvalid'>;
  readonly peppol: Pick<PeppolClient, 'locate' | 'documentTypes' | 'endpoint'>;
  readonly directory: Pick<PeppolDirectory, 'find'>;
  readonly allowHttpSmp: boolean;
}
