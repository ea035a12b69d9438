done = function(summary, latency)
  local bad = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format("report:%d %d %d %d\n", summary.requests, summary.duration, latency:percentile(95), bad))
end
