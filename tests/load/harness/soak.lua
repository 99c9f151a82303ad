-- For wrk: what a blog is asked, mixed. Of a thousand requests one writes a comment; SEED makes its texts differ.
dofile(os.getenv("REPORT"))

local site, pages, seed = os.getenv("SITE"), tonumber(os.getenv("PAGES")), os.getenv("SEED")
local random, concat = math.random, table.concat
local asked, front = 0, nil

local function counts(first, last)
  local words = { "/api/v1/counts?site=", site }
  for _ = 1, 10 do
    words[#words + 1] = "&page=/posts/article-" .. random(first, last) .. "/"
  end
  return wrk.format("GET", concat(words))
end

local function article()
  return "/posts/article-" .. random(0, pages - 1) .. "/"
end

local function comment()
  local text = string.format("Comment %s-%d says that %x and %x differ.", seed, asked, random(0, 1e9), random(0, 1e9))
  local body = string.format('{"site":"%s","page":"%s","name":"Reader %d","text":"%s"}', site, article(), random(1, 5000), text)
  return wrk.format("POST", "/api/v1/comments", { ["Content-Type"] = "application/json" }, body)
end

function init()
  math.randomseed(tonumber(seed))
  local words = { "/api/v1/counts?site=", site }
  for number = 0, 9 do
    words[#words + 1] = "&page=/posts/article-" .. number .. "/"
  end
  front = wrk.format("GET", concat(words))
end

function request()
  asked = asked + 1
  local place = asked % 1000
  if place == 0 then return comment() end
  if place % 10 < 7 then return front end
  if place % 10 < 9 then return counts(0, pages - 1) end
  return wrk.format("GET", "/api/v1/comments?site=" .. site .. "&page=" .. article())
end
