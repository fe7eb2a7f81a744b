/** Placeholder until the decoder below is written. */
export const tiffPicture = async (_file: Blob, _page: number): Promise<HTMLCanvasElement | null> => null;
