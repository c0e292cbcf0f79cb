// Preloaded into every supervised process: stops it when the supervisor is gone.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
