declare module 'heic-decode' {
  interface HeifImage {
    readonly width: number;
    readonly height: number;
    readonly decode: () => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  const decode: { all: (input: { buffer: Uint8Array }) => Promise<HeifImage[] & { dispose: () => void }> };
  export default decode;
}
