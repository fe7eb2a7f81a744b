import { makeBed } from '../../testkit/payment/bed.ts';
import { contractPayments } from '../../testkit/payment/contract-payments.ts';

contractPayments(() => makeBed());
