#!/usr/bin/env bash
# Trains both models side by side on one machine with a CUDA GPU: run.sh OUT SECONDS [RECOGNISER_WEIGHTS [DETECTOR_WEIGHTS]]
# Fonts and corpus must be in cache/payload (see README.md). Progress: OUT/*.log
set -euo pipefail
cd "$(dirname "$0")"
out=$1 seconds=$2 weights=${3:-} detector=${4:-}
mkdir -p "$out"
python3 -u train_detector.py "$out" "$seconds" ${detector:+--from "$detector"} > "$out/detector.log" 2>&1 &
python3 -u train_recogniser.py "$out" "$seconds" ${weights:+--from "$weights"} > "$out/recogniser.log" 2>&1 &
wait
