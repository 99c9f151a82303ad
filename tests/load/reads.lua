-- Reads of threads for wrk, as `writes.py` wants them: any of 500 pages, the first part of each.

local PAGES = 500
tally = {}

function init()
  math.randomseed(11)
end

function request()
  return wrk.format("GET", string.format("/api/v1/comments?site=blog&page=/posts/article-%d/", math.random(PAGES)))
end

function response(status)
  tally[status] = (tally[status] or 0) + 1
end

-- wrk calls `done` in a state of its own, and lets it see what is global in those of its threads.
local threads = {}
function setup(thread)
  threads[#threads + 1] = thread
end

function done(summary, latency)
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("tally")) do
      print(string.format("status %d %d", status, count))
    end
  end
  for _, share in ipairs({ 50, 90, 99, 99.9 }) do
    print(string.format("latency p%g %d", share, latency:percentile(share)))
  end
  print(string.format("latency most %d", latency.max))
  print(string.format("seconds %.3f", summary.duration / 1e6))
  print(string.format("broken %d", summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
