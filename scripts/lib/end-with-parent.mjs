// Loaded into every supervised process: without its supervisor it stops as if it had been asked to.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
