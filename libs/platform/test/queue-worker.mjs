// A worker process of its own, for the test that kills one: takes a job and never finishes it.
const [, , platform, options, queue] = process.argv;
const { Queues } = await import(platform);

new Queues(JSON.parse(options)).work({
  queue,
  concurrency: 1,
  run: () => {
    process.stdout.write('holds the job\n');
    return new Promise(() => undefined);
  },
});
