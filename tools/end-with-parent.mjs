// Loaded into the server before its own code. When the tool that started it is killed outright, the server ends as if
// killed too, so that the next start finds the port and the data folder free; it is made to lose nothing by that.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
