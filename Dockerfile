# syntax=docker/dockerfile:1
# docker build -t jbis . ; see docs/operations.md for how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/runtime/package.json tools/runtime/package.json
COPY tools/postgres/package.json tools/postgres/package.json
COPY tools/absent/package.json tools/absent/package.json
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/runtime/package.json tools/runtime/package.json
COPY tools/postgres/package.json tools/postgres/package.json
COPY tools/absent/package.json tools/absent/package.json
# onnxruntime brings the libraries of every platform; this one needs its own.
RUN npm ci --omit=dev && rm -rf node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    JBIS_USE_DIST=1 \
    JBIS_HOST=0.0.0.0 \
    JBIS_PORT=8402 \
    JBIS_DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE NOTICE README.md CHANGELOG.md ./
COPY bin bin
COPY clients/python/jbis_client.py clients/python/jbis_client.py
COPY data data
COPY docs docs
COPY models models
# Only /data is ever written to: run with a read-only root file system and a small /tmp in memory.
RUN mkdir /data && chown node:node /data
VOLUME /data
EXPOSE 8402
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.JBIS_PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# serve lets requests finish for up to 45 s after SIGTERM.
STOPSIGNAL SIGTERM
# Begins as root and gives that up at once: the service becomes node (1000), what decodes documents 1001. Of root it needs the
# capabilities SETUID and SETGID, nothing else; with --user it is that account alone, decoders included.
ENTRYPOINT ["perl", "/app/dist/worker-pool/box/starter.pl", "1000:1000", "1001:1001", "--", "node", "/app/bin/jbis.mjs"]
CMD ["serve"]
