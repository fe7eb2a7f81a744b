/** Why a request failed, as a person says it: `fetch` hides the cause one level down. */
export function failureReason(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
}
