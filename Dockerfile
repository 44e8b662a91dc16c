# One image for every process of RoomieRadar. compose.yaml in deploy/ shows it with all that it needs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev
RUN npm run build
# What runs needs none of the packages that build.
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The previews of links write titles in any script.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fonts-noto-core fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Not by npm, which would not pass SIGTERM on.
CMD ["node", "scripts/node.mjs", "server/main.ts"]
