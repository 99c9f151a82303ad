-- For wrk: prints what was measured as JSON, on the last line. A script that asks for something else includes this file.
local shares = { 1, 5, 10, 25, 50, 60, 70, 75, 80, 85, 90, 92.5, 95, 97, 98, 99, 99.5, 99.9, 99.95, 99.99 }

function done(summary, latency, requests)
  local points = {}
  for _, share in ipairs(shares) do
    points[#points + 1] = string.format("[%g,%.3f]", share, latency:percentile(share) / 1000)
  end
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%.6f,"bytes":%d,"bad":%d,"broken":%d,"late":%d,"mean":%.3f,"min":%.3f,"max":%.3f,"percentiles":[%s]}',
    summary.requests, summary.duration / 1e6, summary.bytes, errors.status,
    errors.connect + errors.read + errors.write, errors.timeout,
    latency.mean / 1000, latency.min / 1000, latency.max / 1000, table.concat(points, ",")))
end
