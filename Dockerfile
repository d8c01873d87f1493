# A server of Vigil: built in one image, run in a small one. See docs/hosting.md.
FROM node:22-bookworm-slim AS build
WORKDIR /vigil
# better-sqlite3 is fetched built; where there is none for this machine it is compiled here.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && npm run build \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
  VIGIL_DATA=/data \
  VIGIL_HOST=0.0.0.0 \
  VIGIL_LOG=info \
  PORT=8026
WORKDIR /vigil
COPY --from=build --chown=root:root /vigil /vigil
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8026
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process: it hears SIGTERM and ends in order.
CMD ["node", "packages/cli/bin/vigil.mjs", "serve"]
