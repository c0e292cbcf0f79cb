ARG BASE
FROM ${BASE}
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light wget && apt-get clean && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 101 --no-create-home --shell /usr/sbin/nologin nginx || useradd --no-create-home --shell /usr/sbin/nologin nginx
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
