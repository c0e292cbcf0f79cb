// A worker process of its own, for the test that kills one: takes a job and never finishes it.
const [, , testing, backend, queue] = process.argv;
const { queueProcess } = await import(testing);

await queueProcess(JSON.parse(backend), queue, () => {
  process.stdout.write('holds the job\n');
  return new Promise(() => undefined);
});
