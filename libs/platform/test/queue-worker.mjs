// A worker process that takes a job and never finishes it, for the test of a kill.
const [, , testing, backend, queue] = process.argv;
const { queueProcess } = await import(testing);

await queueProcess(JSON.parse(backend), queue, () => {
  process.stdout.write('holds the job\n');
  return new Promise(() => undefined);
});
