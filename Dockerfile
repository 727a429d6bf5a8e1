# Vier Ziele: bau (alles übersetzen), api, web, sicherung. Die Abbilder darunter gibt es für amd64 und arm64.
ARG NODE_ABBILD=node:24.21.0-bookworm-slim
ARG CADDY_ABBILD=caddy:2.11.4-alpine
ARG DB_ABBILD=postgres:18.4-bookworm

FROM ${NODE_ABBILD} AS basis
WORKDIR /app
ENV CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
RUN npm install --global --loglevel=error pnpm@12.21.0

FROM basis AS bau
COPY . .
RUN pnpm install --frozen-lockfile && pnpm exec turbo run build && node scripts/lib/sbom.mjs

# Nur was die API zur Laufzeit braucht.
FROM basis AS laufzeit
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY packages/domain/package.json packages/domain/
COPY packages/edi/package.json packages/edi/
COPY packages/texte/package.json packages/texte/
RUN pnpm install --frozen-lockfile --prod --filter "@frachtportal/api..."

FROM ${NODE_ABBILD} AS api
WORKDIR /app
ENV NODE_ENV=production MALLOC_TRIM_THRESHOLD_=131072
COPY --from=laufzeit /app ./
COPY --from=bau /app/apps/api/dist apps/api/dist
COPY --from=bau /app/apps/web/dist apps/web/dist
COPY --from=bau /app/sbom sbom
COPY packages/texte/kataloge packages/texte/kataloge
COPY db db
RUN mkdir /daten /dispo /anbindungen && chown node:node /daten /dispo /anbindungen
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=768", "--v8-pool-size=2", "apps/api/dist/main.js"]

# pg_dump, und Node.js mit der API für Dokumente in einem S3-Speicher; beide Abbilder sind dasselbe Debian.
FROM ${DB_ABBILD} AS sicherung
COPY --from=api /usr/local/bin/node /usr/local/bin/node
COPY --from=api /app /app
WORKDIR /app
USER 1000:1000

FROM ${CADDY_ABBILD} AS web
# Eine Kopie verliert das Vorrecht, niedrige Ports zu öffnen: mit ihm startet das Programm nicht, wo niemand Vorrechte hat.
RUN cp /usr/bin/caddy /tmp/caddy && mv /tmp/caddy /usr/bin/caddy && mkdir /daten && chown 1000:1000 /daten
ENV XDG_DATA_HOME=/daten XDG_CONFIG_HOME=/daten
COPY deploy/caddy/Caddyfile /etc/caddy/Caddyfile
COPY --from=bau /app/apps/web/dist /srv
USER 1000:1000
