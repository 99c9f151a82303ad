-- New comments for wrk, as `writes.py` wants them: each with a name, an address, a page, a text and a proof of its own.
--
-- The environment names files: WORDS, one a line, the frequent ones first, and PROOFS, solved challenges, where they are
-- asked for; with another SEED others come. An address is what a trusted proxy tells; each is of another /24, so that the
-- limits of networks stay on and refuse nobody.

local PAGES = 500
local READERS = 150000
local HEADERS = { ["Content-Type"] = "application/json", ["Origin"] = "https://blog.test" }

local words, proofs, number = {}, {}, 0
local seed = tonumber(os.getenv("SEED") or "7")
tally = {}

local function lines(path)
  local read = {}
  for line in io.lines(path) do
    read[#read + 1] = line
  end
  return read
end

function init()
  math.randomseed(seed)
  words = lines(os.getenv("WORDS"))
  proofs = os.getenv("PROOFS") and lines(os.getenv("PROOFS")) or {}
end

local function word()
  return words[math.min(#words, math.floor((#words) ^ math.random()))]
end

local function text()
  local said = {}
  for place = 1, math.random(12, 48) do
    said[place] = word()
  end
  return table.concat(said, " ")
end

local function address()
  return string.format("%d.%d.%d.9", 11 + math.floor(number / 65536) % 80, math.floor(number / 256) % 256, number % 256)
end

function request()
  number = number + 1
  HEADERS["X-Forwarded-For"] = address()
  local reader = math.random(READERS)
  local email = reader % 3 > 0 and string.format(',"email":"reader%d@example.org"', reader) or ""
  local proof = proofs[number] and string.format(',"proof":"%s"', proofs[number]) or ""
  local body = string.format(
    '{"site":"blog","page":"/posts/article-%d/","name":"Reader %d","text":"%s","key":"load-%d-%012d"%s%s}',
    math.random(PAGES), reader, text(), seed, number, email, proof
  )
  return wrk.format("POST", "/api/v1/comments", HEADERS, body)
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
