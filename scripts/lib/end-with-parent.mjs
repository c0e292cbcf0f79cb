// Preloaded into every supervised process: stops it when the supervisor is gone.
const GRACE_MS = 9_000;

if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  });
}
