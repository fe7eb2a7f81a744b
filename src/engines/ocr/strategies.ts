import { onnxStrategy } from './onnx/index.ts';
import type { StrategyFactory } from './strategy.ts';
import { tesseractStrategy } from './tesseract/index.ts';

/** Every engine that can read pages, by the name it has in the configuration. */
export const STRATEGIES = {
  onnx: onnxStrategy,
  tesseract: tesseractStrategy,
} as const satisfies Record<string, StrategyFactory>;

export type StrategyName = keyof typeof STRATEGIES;
